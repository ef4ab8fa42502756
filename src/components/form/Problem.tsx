/** Why the form was not taken, above its button: a toast is gone before everybody has read it. */
export function Problem({ said }: { said: string }) {
  return said ? <p className="notice notice-error">{said}</p> : null
}
