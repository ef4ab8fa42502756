// Loaded before the other scripts, with syntax for any Node: an old Node that cannot parse them gets a readable message.
const oldest = 18
const { node } = process.versions

if (Number(node.split('.')[0]) < oldest) {
  const wanted = `This is Node ${node}, and the installation needs Node ${oldest} or newer.`
  console.error(`\n${wanted} Get one from https://nodejs.org/en/download, then run the same command again.\n`)
  process.exit(1)
}
