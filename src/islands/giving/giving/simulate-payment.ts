/** The delay of a payment provider, in milliseconds (spec 1 §9). */
const settling = 1500

/** Placeholder for a payment provider: makes no call and moves no money (spec 1 §7). Throws Error without a network. */
export async function simulatePayment(): Promise<void> {
  await new Promise((done) => setTimeout(done, settling))
  if (!navigator.onLine) throw new Error('There is no network.')
}
