/** The most letters of the body of a message by a template, as the service has it. */
export const templateLimit = 1024

/** The body of a template with the words of its variables in their order; a variable without words stays as it is. */
export function fillTemplate(body: string, variables: readonly string[], values: readonly string[]): string {
  return body.replace(
    /\{\{\s*(\w+)\s*\}\}/g,
    (whole, name: string) => values[variables.indexOf(name)] || whole,
  )
}

/** Words as a variable may have them: in one line, without wide gaps. */
export const asVariable = (text: string): string => text.replace(/\s+/g, ' ').trim()
