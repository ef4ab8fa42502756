import type { Context } from 'hono'
import type { Question } from '../../../lib/contract/services/form.ts'
import { formRules } from '../../../lib/texts/services/form-rules.ts'
import type { AppEnv } from '../../platform/context.ts'
import { refuseFields } from '../../platform/errors/refusal.ts'
import { typeOfFile } from '../../platform/files/file-types.ts'
import { photographHeaders } from '../../platform/files/read-photograph.ts'
import { newKey } from '../../platform/files/store.ts'
import { storePicture } from '../../platform/http/store-picture.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'

const pdf = 'application/pdf'
const width = 1600

/** Whether a stored file of an answer is a PDF; the others are photographs. */
export const isPdf = (key: string): boolean => key.endsWith('.pdf')

/**
 * Stores the file of an answer by its content, whatever its name says: a photograph is drawn anew, and a PDF stays as it is where the question takes
 * one. Returns its key. Throws 400 for anything else.
 */
export async function storeAnswerFile(
  c: Context<AppEnv>,
  file: ReceivedFile | undefined,
  kind: Question['kind'],
): Promise<string> {
  const type = kind === 'file' && file ? await typeOfFile(file.path) : undefined
  if (type === pdf && file) {
    const key = newKey('forms', 'pdf')
    await c.var.files.putFile(file.path, key)
    return key
  }
  if (kind === 'file' && !type?.startsWith('image/')) refuseFields({ photograph: [formRules.file] })
  const key = await storePicture(c, file, { name: 'photograph', folder: 'forms', width })
  return key ?? refuseFields({ photograph: [formRules.photograph] })
}

/** The headers of a file of an answer. A PDF is saved and never opened as a page of this site: it may hold scripts. */
export const answerFileHeaders = (key: string): Record<string, string> =>
  isPdf(key)
    ? {
        ...photographHeaders,
        'Content-Type': pdf,
        'Content-Disposition': 'attachment; filename="answer.pdf"',
      }
    : photographHeaders
