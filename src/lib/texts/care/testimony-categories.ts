import { define } from '../../words/define.ts'

/** The name of a testimony's category, which the contract says in English. */
export const categoryWords = define('testimonyCategories', { name: '{name}' })
