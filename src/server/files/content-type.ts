import { getMimeType, mimes } from 'hono/utils/mime'

const known = { ...mimes, wav: 'audio/wav', ogg: 'audio/ogg', mkv: 'video/x-matroska' }

/** The media type of a file by its extension, with the charset of a text; `application/octet-stream` if unknown. */
export const contentType = (name: string): string => getMimeType(name, known) ?? 'application/octet-stream'
