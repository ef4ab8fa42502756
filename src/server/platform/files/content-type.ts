import { getMimeType, mimes } from 'hono/utils/mime'

const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

const known = {
  ...mimes,
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mkv: 'video/x-matroska',
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  pptx: `${openXml}.presentationml.presentation`,
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
}

/** The media type of a file by its extension, with the charset of a text; `application/octet-stream` if unknown. */
export const contentType = (name: string): string => getMimeType(name, known) ?? 'application/octet-stream'
