import { addPlanFile } from '../../contract/services/calls/plans.ts'
import type { PlanAnswer } from '../../contract/services/plan.ts'
import { ApiError, unanswered } from '../api-error.ts'
import { call } from '../call.ts'
import type { Watch } from '../media/uploads/upload.ts'

type Place = { plan: number; item: number; name: string }

/** Uploads a file in parts, which survives a lost connection, and makes it a file of an item. Throws ApiError. */
export async function sendPlanFile(
  { plan, item, name }: Place,
  file: File,
  watch: Watch,
): Promise<PlanAnswer> {
  const { sendFile, saveFromUpload } = await import('../media/uploads/send-file.ts').catch(() => {
    throw unanswered()
  })
  const address = await sendFile(file, { type: 'page', ...watch })
  if (!address) throw new ApiError(501, 'This church cannot take files in parts.')
  const save = (upload: string) => call(addPlanFile, { id: plan, item, body: { upload, name } })
  return saveFromUpload(address, save, { ...watch, total: file.size })
}
