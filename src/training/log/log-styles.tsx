import styles from '!!file-loader?name=static/[name]-[contenthash].[ext]!./log.css'

/** The style sheet of what shows the log: it comes with it. */
export const LogStyles = () => <link rel="stylesheet" href={styles} precedence="page" />
