/** The address of the help page of a place of the workspace: `/help/books-counts` of `/books#counts` (docs/guide). */
export const helpOf = (address: string): string =>
  `/help/${address.slice(1).replace(/\?.*/, '').replace(/[#/]/g, '-')}`
