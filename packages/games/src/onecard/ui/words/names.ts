/** What is written on a card of the box: `c07` is number 7. Cards of one's own keep their names. */
export function numberOn(id: string): string {
  return /^c\d\d$/.test(id) ? String(Number(id.slice(1))) : id
}
