/** '1 seat', '2,000 seats', '1 person', '3 people' */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

export function people(count: number): string {
  return counted(count, 'person', 'people')
}

/** 'get' after many, 'gets' after one. */
export function verb(count: number, many: string): string {
  return count === 1 ? `${many}s` : many
}
