/** Downloads a text or bytes as a file. */
export function saveFile(name: string, content: BlobPart, type = 'text/plain;charset=utf-8'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // The browser has opened the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
