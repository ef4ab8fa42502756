/** As slow as a payment provider (spec 1 §9). */
const settling = 1500

/**
 * Stands where a payment provider will: it makes no call and moves no money (spec 1 §7). Throws where no provider
 * could be reached either, without a network.
 */
export async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done, settling))
  if (!navigator.onLine) throw new Error('There is no network.')
}
