/** The text at a place of a copy, such as 'journey.steps.0.title'. */
export function textAt(copy: unknown, path: string): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>(
      (node, part) => (isNode(node) ? (node as Record<string, unknown>)[part] : undefined),
      copy,
    )
  return typeof value === 'string' ? value : undefined
}

/** The copy with another text at a place. What has no text there stays as it is. */
export function withTextAt<Copy>(copy: Copy, path: string, text: string): Copy {
  return textAt(copy, path) === undefined ? copy : (replaced(copy, path.split('.'), text) as Copy)
}

function replaced(node: unknown, [part = '', ...rest]: string[], text: string): unknown {
  const children = node as Record<string, unknown>
  const child = rest.length === 0 ? text : replaced(children[part], rest, text)
  return Array.isArray(node) ? node.with(Number(part), child) : { ...children, [part]: child }
}

function isNode(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
