import styles from '!!file-loader?name=static/[name]-[contenthash].[ext]!./log.css'
import { preinit } from 'react-dom'

// Load the styles with the part, because the network may be gone later.
preinit(styles, { as: 'style', precedence: 'page' })

/** The log's style sheet. React shows nothing of the log before it is loaded. */
export const LogStyles = () => <link rel="stylesheet" href={styles} precedence="page" />
