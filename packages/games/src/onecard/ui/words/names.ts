const OF_THE_BOX = /^c\d\d$/

/** What is written on a card of the box: `c07` is number 7. Custom cards keep their names. */
export function numberOn(id: string): string {
  return OF_THE_BOX.test(id) ? String(Number(id.slice(1))) : id
}

/** "No. 7", with the language's own word for number; a custom card is just its name. */
export function numbered(id: string, number: string): string {
  return OF_THE_BOX.test(id) ? `${number} ${numberOn(id)}` : id
}
