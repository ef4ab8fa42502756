/** What is typed into a form and not sent yet, kept in this tab under the form's name. */
export const draftKey = (name: string): string => `asore:draft:${name}`

/** Throws never. */
export function hasDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(name)) !== null
  } catch {
    return false // storage refused by the browser: there is no draft
  }
}
