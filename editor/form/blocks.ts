import CMS from '@sveltia/cms'
import { toolNames } from '../../src/calculators/model/catalogue'
import { chartSchema } from '../../src/content/schema/chart'
import { chartBlock, chartForm } from './chart-block'
import { fieldsOf } from './fields'

const place = { kind: 'chart', group: '', extraTags: [] }

/** The blocks of articles that the rich-text view has buttons for. */
export function registerBlocks() {
  CMS.registerEditorComponent({
    id: 'chart',
    label: 'Chart',
    icon: 'bar_chart',
    fields: [
      ...fieldsOf(chartSchema, place).filter(({ name }) => name !== 'data'),
      {
        name: 'data',
        label: 'Rows',
        widget: 'text',
        hint: 'One per line: the label and its number, or two for a range: First week | 12',
      },
      { name: 'yaml', widget: 'hidden' },
    ] as never,
    pattern: /^```chart\n([\s\S]*?)\n```$/m,
    fromBlock: ([, yaml = '']) => chartForm(yaml),
    toBlock: chartBlock,
    toPreview: ({ title }) => String(title ?? 'Chart'),
  })
  CMS.registerEditorComponent({
    id: 'tool',
    label: 'Calculator',
    icon: 'calculate',
    fields: [{ name: 'name', label: 'Calculator', widget: 'select', options: [...toolNames] }],
    pattern: /^```tool\n(?<name>[a-z-]+)\n```$/m,
    toBlock: ({ name }) => `\`\`\`tool\n${name}\n\`\`\``,
    toPreview: ({ name }) => String(name ?? 'Calculator'),
  })
}
