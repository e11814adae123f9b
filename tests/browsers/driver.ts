/** One browser window, with the few commands that Firefox's and WebKit's remote protocols share. */
export type Driver = {
  go(url: string): Promise<void>
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<string>
  perform(actions: readonly InputSource[]): Promise<void>
  close(): Promise<void>
}

/** In the form that both protocols use. */
type InputSource = { type: 'pointer' | 'key'; id: string; actions: readonly object[] }

type Place = { x: number; y: number }

const patience = 30_000

/** A user's actions: look, click, type. They are real input events, not calls of a script. */
export function handsOn(driver: Driver) {
  async function see<T>(expression: string): Promise<T> {
    return JSON.parse(await driver.evaluate(`JSON.stringify((${expression}) ?? null)`))
  }

  /** Waits for a condition. The error names it. */
  async function until(expression: string): Promise<void> {
    const end = performance.now() + patience
    while (!(await see(expression))) {
      if (performance.now() > end) throw new Error(`It never came: ${expression}`)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }

  async function pressAt({ x, y }: Place) {
    const press = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await driver.perform([{ type: 'pointer', id: 'hand', actions: press }])
  }

  return {
    see,
    until,

    async open(url: string) {
      await driver.go(url)
      await until(`location.href.startsWith(${JSON.stringify(url)}) && document.readyState === 'complete'`)
    },

    /** Moves the mouse, which hydrates the page. */
    async alive() {
      for (const x of [20, 24]) {
        await driver.perform([{ type: 'pointer', id: 'hand', actions: [{ type: 'pointerMove', x, y: x }] }])
      }
      await until(`document.documentElement.dataset.hydrated !== undefined`)
    },

    /** In the middle of the element, or at an offset from its upper left corner. */
    async press(selector: string, { nth = 0, beside }: { nth?: number; beside?: Place } = {}) {
      const element = `document.querySelectorAll(${JSON.stringify(selector)})[${nth}]`
      await until(`Boolean(${element})`)
      await driver.evaluate(`void ${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
      const { x, y, width, height } = await see<DOMRect>(`${element}.getBoundingClientRect()`)
      const inside = beside ?? { x: width / 2, y: height / 2 }
      await pressAt({ x: Math.round(x + inside.x), y: Math.round(y + inside.y) })
    },

    /** Types into the focused element, also in a frame of another origin. */
    async type(text: string) {
      const strokes = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await driver.perform([{ type: 'key', id: 'keys', actions: strokes }])
    },
  }
}

export const tab = '\uE004'
export const enter = '\uE007'
