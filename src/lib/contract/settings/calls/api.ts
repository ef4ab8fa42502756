import * as z from 'zod/mini'
import { route } from '../../route.ts'

export const readHealth = route('GET', 'health/', {
  summary: 'Whether the API answers',
  exact: z.strictObject({ ok: z.boolean() }),
})

export const readApi = route('GET', 'openapi.json/', {
  summary: 'This description',
  exact: z.looseObject({ openapi: z.string() }),
})
