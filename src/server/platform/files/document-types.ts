const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** File extensions of documents by detected media type. None can hold programs that run when it is opened: those have types of their own. */
export const documentTypes: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/epub+zip': 'epub',
  [`${openXml}.wordprocessingml.document`]: 'docx',
  [`${openXml}.spreadsheetml.sheet`]: 'xlsx',
  [`${openXml}.presentationml.presentation`]: 'pptx',
  [`${openDocument}.text`]: 'odt',
  [`${openDocument}.spreadsheet`]: 'ods',
  [`${openDocument}.presentation`]: 'odp',
}
