// Separate from kept.ts, which imports the session, which imports this.

/** The names of a user's cache and of the worker's start with it. */
export const cachePrefix = 'classroom '

/** Deletes what the classroom kept on this device for offline reading. */
export async function forgetClassroom(): Promise<void> {
  if (!('caches' in window)) return
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => name.startsWith(cachePrefix) && caches.delete(name)))
}
