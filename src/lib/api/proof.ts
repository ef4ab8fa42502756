import type { Proof } from '../contract/proof.ts'
import { api } from './client.ts'

/** POST auth/prove/: confirms who is there. Throws ApiError, with the server's field errors. */
export async function prove(proof: Proof): Promise<void> {
  await api.url('auth/prove/').post(proof).res()
}
