/** A text in two forms, by the number that is its value `count`. */
export type Plural = { one: string; other: string }

/**
 * A translation by the words of the English text with its values, such as the names of months in `22 Nov 2026`, or by the whole of it,
 * such as `Prayer Requests`. A word that has no name stays.
 */
export type Names = { names: Readonly<Record<string, string>> }

/** An English text as a dictionary has it: with `{names}` of values, and links as `<a>…</a>`. */
export type Source = string | Plural

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type NamesOf<Text extends Source> = Text extends Plural
  ? NamesIn<Text['one']> | NamesIn<Text['other']> | 'count'
  : Text extends string
    ? NamesIn<Text>
    : never

type Values<Names extends string> = { [Name in Names]: Name extends 'count' ? number : string | number }

type PartsIn<Text> = Text extends `${string}<a>${string}</a>${infer Rest}`
  ? readonly [before: string, link: string, ...PartsIn<Rest>]
  : readonly [string]

type Shown<Text> = Text extends `${string}<a>${string}` ? PartsIn<Text> : string

/** What code gets of a text: the text, its parts before, in and after each link, or a function of its values. */
type Spoken<Text extends Source> = [NamesOf<Text>] extends [never]
  ? Shown<Text>
  : (values: Values<NamesOf<Text>>) => Shown<Text>

export type Sources = Readonly<Record<string, Source>>
export type Words<English extends Sources> = { readonly [Key in keyof English]: Spoken<English[Key]> }
