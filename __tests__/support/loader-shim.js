// Gatsby's <Link> asks this global for pages ahead of a click.
global.___loader = { enqueue: jest.fn(), hovering: jest.fn() }
