/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob([text], { type }))
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
