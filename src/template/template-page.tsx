import { type ComponentType, useEffect } from 'react'
import { Frame } from './frame/frame.tsx'

/** The landing alone wears the top bar. */
const landing = 'home-two'

export function TemplatePage({ name, Page }: { name: string; Page: ComponentType }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <Frame path={`/template/${name}`} topBar={name === landing}>
      <Page />
    </Frame>
  )
}
