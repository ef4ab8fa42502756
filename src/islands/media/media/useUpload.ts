import { sendSermon } from '../../../lib/api/media/sermons.ts'
import { useProgress } from '../../staff/useProgress.ts'

/** Uploads a sermon and reports the progress. */
export function useUpload() {
  const { run, ...upload } = useProgress()
  const send = (id: number | undefined, body: FormData) => run((watch) => sendSermon(id, { body, ...watch }))
  return { ...upload, send }
}
