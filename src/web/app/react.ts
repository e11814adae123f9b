// Runs React, whose code is in another chunk: DevTools and Lighthouse read a file again when it creates an Error, as
// React does. This file is one line.
import 'react-dom/client'
