/** Milliseconds after which every browser has taken a file: some of them only ask for it some time after the press. */
const TAKEN_AFTER = 60_000

/** Gives the reader a file with a text of a type, e.g. `text/csv`, under a name. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob([text], { type }))
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, TAKEN_AFTER)
}
