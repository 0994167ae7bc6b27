import styles from '!!file-loader?name=static/[name]-[contenthash].[ext]!./log.css'
import { preinit } from 'react-dom'

// As soon as the part is here: what comes with it has to be there when the network is gone.
preinit(styles, { as: 'style', precedence: 'page' })

/** The style sheet of what shows the log: nothing of it is shown before its styles are there. */
export const LogStyles = () => <link rel="stylesheet" href={styles} precedence="page" />
