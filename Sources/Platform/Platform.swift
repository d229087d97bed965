// The one place that knows which C library the machine has. Every other file imports `Platform`.

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#else
  #error("formchat needs a POSIX C library")
#endif
