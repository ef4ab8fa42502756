import { PasskeyOptions, type Proof } from '../contract/factors.ts'
import { answerOf, api } from './client.ts'

/** POST auth/prove/: step-up authentication. Throws ApiError, with the server's field errors. */
export async function prove(proof: Proof): Promise<void> {
  await api.url('auth/prove/').post(proof).res()
}

/** POST auth/prove/options/: the passkey challenge for step-up authentication. Throws ApiError. */
export const readProofOptions = (): Promise<PasskeyOptions> =>
  answerOf(PasskeyOptions, api.url('auth/prove/options/').post())
