/** Gives the reader a text as a file. */
export function download(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'application/json' }))
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
