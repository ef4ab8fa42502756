import * as z from 'zod/mini'
import { Version } from '../edit.ts'
import { number, text } from '../fields.ts'
import { Language, pageMenus } from '../pagination.ts'

/** Where a page stands, as answers say it. */
export const placeFields = { path: text, under: text, menu: z.enum(pageMenus), menu_order: number }

/** Which text of a page is meant, and the precondition of changing it. */
export const TextForm = z.strictObject({ lang: Language, version: Version })
