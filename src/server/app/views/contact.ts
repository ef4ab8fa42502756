import { church } from './church.ts'

/** Whether an e-mail address or a telephone number is enough on /contact; another backend asks for both (spec 1 §5). */
export async function asksForEither(): Promise<boolean> {
  const { readSettings, backend } = church()
  return backend === undefined && (await readSettings()).contact_by_either
}
