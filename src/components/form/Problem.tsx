/** The form's error, above its button: a toast may close before the user has read it. */
export function Problem({ text }: { text: string }) {
  return text ? <p className="notice notice-error">{text}</p> : null
}
