/** The form's error, above its button: a toast may close before the user has read it. */
export function Problem({ text: said }: { text: string }) {
  return said ? <p className="notice notice-error">{said}</p> : null
}
