/** A key of a rate limit, made from what somebody typed: no two spellings of the same thing have different ones. */
export class TypedKey<Kind extends 'telephone' | 'e-mail' | 'name'> {
  readonly kind: Kind
  readonly text: string
  constructor(kind: Kind, text: string) {
    this.kind = kind
    this.text = text
  }
}

export type TelephoneKey = TypedKey<'telephone'>
export type EmailKey = TypedKey<'e-mail'>
export type NameKey = TypedKey<'name'>
