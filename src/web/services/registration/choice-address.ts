// A link to /register may preselect a choice. The rendered page shows none.

/** Its query parameters. The page ignores others, such as campaign tags. */
export const choiceNames = ['program', 'course', 'date'] as const

export function carriesChoice(search: string): boolean {
  const params = new URLSearchParams(search)
  return choiceNames.some((name) => params.has(name))
}
