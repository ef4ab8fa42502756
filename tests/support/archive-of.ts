import { crc32, deflateRawSync } from 'node:zlib'

type File = string | Uint8Array

/** What an archive says of a file that is not so. */
export type Lies = { packed?: (bytes: Buffer) => Uint8Array; length?: number }

/** A ZIP archive of files by their names; with `lies` they are compressed, and say what is not so. */
export function archiveOf(files: Record<string, File>, lies?: Lies): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const [label, bytes] = [Buffer.from(name), Buffer.from(content)]
    const kept = lies ? Buffer.from((lies.packed ?? deflateRawSync)(bytes)) : bytes
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(lies ? 8 : 0, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(kept.length, 14)
    head.writeUInt32LE(lies?.length ?? bytes.length, 18)
    head.writeUInt16LE(label.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, label, kept])
    locals.push(local)
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, place, label]))
    at += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(centrals.length, 4)
  end.writeUInt16LE(centrals.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end])
}
