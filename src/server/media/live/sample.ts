import type { LiveStreamForm } from '../../../lib/contract/media/live.ts'

/** The sample stream of the demonstration (server/app/samples/stream). */
export type SampleStream = {
  /** What it is called, and where its film is. */
  form: LiveStreamForm
  /** Says what is due of its chat, once it is on air. */
  goOn: () => Promise<void>
}

declare module '../../platform/context.ts' {
  interface Deps {
    /** undefined in every church but the demonstration. */
    sampleStream: SampleStream | undefined
  }
}
