/** Whether a host is this machine itself, not reached over a network: a name, an address, or an IPv6 address in brackets. */
export const isLoopback = (host: string): boolean =>
  /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|localhost)$/i.test(host)
