import { type ComponentType, useEffect } from 'react'
import { markHydrated } from '#web/hydration/hydrated.ts'
import { Frame } from './frame/frame.tsx'

/** Only the landing page has the top bar. */
const landing = 'home-two'

export function TemplatePage({ name, Page }: { name: string; Page: ComponentType }) {
  useEffect(markHydrated, [])
  return (
    <Frame path={`/template/${name}`} topBar={name === landing}>
      <Page />
    </Frame>
  )
}
