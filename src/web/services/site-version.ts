/** Whether the server has a newer build than this document, whose files would then be gone. */
export async function isOutdated(): Promise<boolean> {
  const { entry } = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {}
  try {
    const answer = await fetch('/', { cache: 'no-cache' })
    return answer.ok && entry !== undefined && !(await answer.text()).includes(entry)
  } catch {
    return false
  }
}
