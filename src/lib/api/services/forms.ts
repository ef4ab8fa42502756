import { saveFile } from '../../browser/save-file.ts'
import { exportSubmissions, readPhotograph } from '../../contract/services/calls/forms.ts'
import { request } from '../call.ts'

/** Saves the answers of a form as a file. Throws ApiError. */
export async function saveSubmissions(id: number, slug: string, format: 'csv' | 'xlsx'): Promise<void> {
  const answer = await request(exportSubmissions, { id, body: { format } }).res()
  const blob = await answer.blob()
  saveFile(`${slug}.${format}`, blob, blob.type)
}

/** A photograph of an answer as the address of a picture: it is private, so no address of the server shows it. Throws ApiError. */
export async function readFormPhotograph(id: number, photograph: number): Promise<string> {
  const answer = await request(readPhotograph, { id, photograph }).res()
  const blob = await answer.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The photograph cannot be read.'))
    reader.readAsDataURL(blob)
  })
}

/** Saves a PDF of an answer. Throws ApiError. */
export async function saveFormPdf(id: number, photograph: number, name: string): Promise<void> {
  const answer = await request(readPhotograph, { id, photograph }).res()
  const blob = await answer.blob()
  saveFile(name || 'answer.pdf', blob, blob.type)
}
