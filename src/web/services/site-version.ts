/** Whether the server has a newer build than this document, whose files would then be gone. */
export async function isOutdated(): Promise<boolean> {
  const { scripts } = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {}
  try {
    const answer = await fetch('/', { cache: 'no-cache' })
    return answer.ok && scripts !== undefined && !(await answer.text()).includes(scripts)
  } catch {
    return false
  }
}
