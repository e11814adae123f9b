// A link to /register may bring a choice; the page that was rendered ahead shows none.

/** Under these names it stands in the address. Whatever else does, a campaign's mark, is not for the page. */
export const choiceNames = ['program', 'course', 'date'] as const

export function carriesChoice(search: string): boolean {
  const params = new URLSearchParams(search)
  return choiceNames.some((name) => params.has(name))
}
