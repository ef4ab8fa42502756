import type { Church } from './church.ts'

/** The tokens of the reset links that a church has sent, the oldest first: a sign-up's own letter may come between them. */
export const resetLinks = ({ letters }: Pick<Church, 'letters'>): string[] =>
  letters.flatMap(({ text }) => /reset-password#(\S+)/.exec(text)?.[1] ?? [])
