/** '1 seat', '2 seats' */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}
