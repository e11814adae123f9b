// Runs React. Its code is another file: whoever watches the page (DevTools, Lighthouse) reads a file again that makes an
// Error while it runs, as React does, and this one is a line.
import 'react-dom/client'
