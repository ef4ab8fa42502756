declare namespace App {
  interface Locals {
    /** The address under which people reach this server, where it is set. */
    siteUrl?: string | undefined
    /** Another host of the API, where one is set. */
    apiHost?: string | undefined
  }
}
